/** Files that the built server needs besides `build/` and `public/` to install its packages and start. */
export const serverFiles = ['package.json', 'package-lock.json', '.npmrc', 'scripts/runBundle.mjs'] as const
