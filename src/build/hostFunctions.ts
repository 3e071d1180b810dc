import type { CreateWebpackConfigArgs } from 'gatsby'
import { environment } from '../core/environment'

/** Tells the code of pages whether the host of this build runs `/api` (src/core/hostFunctions.ts). */
export function tellWhetherHostHasFunctions({ actions, plugins }: CreateWebpackConfigArgs): void {
  const hasFunctions = environment().FUNCTIONS === 'on'
  actions.setWebpackConfig({
    plugins: [plugins.define({ HOST_HAS_FUNCTIONS: JSON.stringify(hasFunctions) })],
  })
}
