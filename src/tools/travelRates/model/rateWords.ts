/** Whether a word of the expense report is one that the tables of rates show: vehicles, allowances, bands, passengers. */
export const isWordOfRates = (key: string): boolean =>
  /^(?:vehicle_|allowance_|official_|band_|limit_|valid_|unit_|per_|distance_|before_|passengers)/.test(key)
