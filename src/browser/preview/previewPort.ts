import type { ComponentType } from 'react'
import type { FramedPage } from '../page/framedPage'
import { isPreviewed } from './isPreviewed'

let frame: ComponentType<FramedPage> | undefined

/** The frame of pages in a preview; undefined for everybody who is no editor. */
export const previewFrame = (): ComponentType<FramedPage> | undefined => frame

/** Loads the code of previews, in a preview only. Without it the page shows what is published. */
export async function loadPreviewFrame(): Promise<void> {
  if (!isPreviewed()) return
  try {
    frame = (await import('./PreviewFrame')).PreviewFrame
  } catch (error) {
    reportError(error)
  }
}
