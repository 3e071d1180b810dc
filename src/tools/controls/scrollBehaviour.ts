/** How a tool scrolls to a place: at once for visitors who prefer less motion, whom CSS does not know of in a script. */
export const scrollBehaviour = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
