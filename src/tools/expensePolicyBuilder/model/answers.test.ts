import { suggestedAnswers } from './answers'

it('suggests the allowance for meals where the law taxes what is above it', () => {
  const mealsIn = (country: string) => suggestedAnswers({ country, currency: 'EUR', htmlLang: 'de-DE' }).meals
  expect(['AT', 'DE', 'FR', 'GB'].map(mealsIn)).toEqual(['allowance', 'allowance', 'day', 'day'])
})
