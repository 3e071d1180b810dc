import type { XmlNode } from '../xmlTree'

/** Whether anything is in an element. */
export const isFilled = ({ text, children }: XmlNode): boolean => text !== '' || children.length > 0
