import { slug } from '../../core/routing/slug'

/**
 * Id of the section of a step or an outcome. Ids of the content get a prefix, so that they cannot collide with an id of
 * the layout.
 */
export const placeId = (id: string): string => `station-${slug(id)}`
