/** Hosts that lead to `brand.siteOrigin`, each address in one step: the domain without www, those of markets, earlier names. */
export const aliasHosts: readonly string[] = ['outlay.example']
