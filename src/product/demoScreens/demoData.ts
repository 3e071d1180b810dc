import { http } from '../../core/http/client'
import type { DemoContent } from '../demo/content'
import { demoDataPath } from '../demo/demoDataPath'

/** Some hosts respond to every address with a page, so the shape is checked. */
function parse(value: unknown, path: string): DemoContent {
  const { flows, texts, scenario, nav, amountFormat, days, scenes } = (value ?? {}) as Partial<DemoContent>
  if (!flows || !texts || !scenario || !nav || !amountFormat || !days || !scenes)
    throw new Error(`demo data: ${path} holds something else`)
  return { flows, texts, scenario, nav, amountFormat, days, scenes }
}

/** The demo of a locale. Rejects when it cannot be fetched. */
export async function loadDemoContent(urlCode: string): Promise<DemoContent> {
  const path = demoDataPath(urlCode)
  return parse(await http.get(path).json(), path)
}
