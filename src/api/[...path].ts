/** The HTTP application of `src/server` as a Gatsby Function, for hosts that run those. */
import { environment } from '../environment'
import { functionApi } from '../server/functionApi'
import { asGatsbyFunction } from '../server/gatsbyFunction'

export default asGatsbyFunction(() => functionApi(environment({ deliversLeads: true })))
