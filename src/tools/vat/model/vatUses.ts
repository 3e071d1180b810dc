/** What a VAT rate is for, in short: the keys of the words `use_…` (wordKeys.ts). */
export const vatUses = [
  'most', 'food', 'basicFood', 'fruitVegetables', 'restaurants', 'water', 'wine', 'accommodation', 'camping',
  'passengerTransport', 'books', 'press', 'newspapers', 'broadcasting',
  'publicBroadcasting', 'medicines', 'medicalAids', 'healthServices',
  'hygiene', 'babyProducts', 'childrensClothes', 'culture', 'sport', 'hairdressing', 'repairs', 'renovation',
  'housing', 'construction', 'energy', 'heating', 'fuels', 'solar', 'plants', 'animals', 'farmSupplies', 'fish',
  'artworks', 'securities', 'boats', 'carHire', 'waste', 'accessibility', 'printedAdvertising',
] as const // prettier-ignore

export type VatUse = (typeof vatUses)[number]
