/** The keys of the words of the expense policy builder. */
export const expensePolicyWordKeys = [] as const satisfies readonly string[]

/** The keys of the clauses that the policy is made of. */
export const policyClauseKeys = [] as const satisfies readonly string[]
