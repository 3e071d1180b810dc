/** The HTTP application of `src/server` as a Gatsby Function, for hosts that run those (architecture §2). */
import { environment } from '../environment'
import { createApi } from '../server/app'
import { asGatsbyFunction } from '../server/gatsbyFunction'

export default asGatsbyFunction(() => createApi({ environment: environment() }))
