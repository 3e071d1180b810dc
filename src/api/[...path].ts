/** The HTTP application of `src/functions` as a Gatsby Function, for hosts that run those. */
import { environment } from '../core/environment'
import { functionApi } from '../functions/functionApi'
import { asGatsbyFunction } from '../functions/gatsbyFunction'

export default asGatsbyFunction(() => functionApi(environment({ deliversLeads: true })))
