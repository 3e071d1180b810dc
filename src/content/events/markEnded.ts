/** Marks an element that says when an event ends (`endAttributes` in eventTime.ts), given its data attributes, once it has ended. */
export const markEnded = (dataset: DOMStringMap): void => {
  if (Date.parse(dataset['ends'] ?? '') <= Date.now()) dataset['over'] = ''
}
