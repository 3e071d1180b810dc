import { cmsDocument } from './document.fixture'
import { scenesOf } from './documentScenes'

it('an integration opens with the scene of its category, before those its fields name', () => {
  const slices = [{ primary: { scene: 'approval' } }]
  expect(scenesOf(cmsDocument('integration', { category: 'travel', slices }))).toEqual([
    { path: 'data.category', name: 'expense_list' },
    { path: 'data.slices.0.primary.scene', name: 'approval' },
  ])
  expect(scenesOf(cmsDocument('integration', { category: 'other' }))).toEqual([])
})

it('a category of another document has no scene', () => {
  expect(scenesOf(cmsDocument('perk', { category: 'travel', scene: 'reports' }))).toEqual([
    { path: 'data.scene', name: 'reports' },
  ])
})
