/**
 * What a VAT rate is for, in short: the keys of the words `use_…` (wordKeys.ts). One whose limits the law of a country
 * draws for itself has a key of its own, so that its words can say the condition.
 */
export const vatUses = [
  'most', 'food', 'basicFood', 'fruitVegetables', 'restaurants', 'mealsNoDrinks', 'mealsNoAlcohol', 'mealsNoSoftDrinks',
  'familySummer', 'water', 'waterSewerage', 'farmWine', 'lightWine', 'commonWine', 'accommodation', 'camping',
  'passengerTransport', 'transportTenSeats', 'railLocalTransport', 'books', 'press', 'newspapers', 'magazines',
  'newspapersWeeklies', 'subscribedPress', 'publicBroadcasting', 'medicines', 'prescriptionMedicines', 'oralMedicines',
  'reimbursedMedicines', 'otherMedicines', 'medicalAids', 'healthServices', 'hygiene', 'babyFood', 'babyProducts',
  'carSeats', 'childrensClothes', 'culture', 'showsCinema', 'firstPerformances', 'sport', 'hairdressing', 'repairs',
  'renovation', 'renovationTwoYears', 'renovationTenYears', 'emptyHomes', 'paintingTwoYears', 'energySaving',
  'socialHousing', 'firstHome', 'newHomes', 'newApartments', 'construction', 'energy', 'homeEnergy', 'heating',
  'firewood', 'fuels', 'coal', 'petroleum', 'solar', 'plants', 'animals', 'butcherAnimals', 'livestock', 'farmSupplies',
  'fish', 'artworks', 'securities', 'boats', 'carHire', 'electricCars', 'waste', 'accessibility', 'printedAdvertising',
] as const // prettier-ignore

export type VatUse = (typeof vatUses)[number]
