import { createHash } from 'node:crypto'

/**
 * The address of a file that changes with its content: named as webpack would, so that browsers keep it and builds keep
 * those of earlier ones for a while (src/core/releases).
 */
export const digestPath = (name: string, extension: 'css' | 'svg', content: string): string =>
  `/${name}.${createHash('sha256').update(content).digest('hex').slice(0, 20)}.${extension}`
