/** The folders of `public/` with files that are named by a digest, and the names of these files in each. */
export const namesByFolder: Readonly<Record<string, RegExp>> = {
  // Scripts by webpack with what belongs to them, styles, and icons of menus.
  '': /^[^/]+[-.][0-9a-f]{8,20}\.(?:js|css|svg)(?:\.map|\.LICENSE\.txt)?$/,
  'site-data/': /^[^/.]+\.[0-9a-f]{12}\.json$/,
}

/** True for a file of `public/` whose name changes with its content, so that builds can have theirs side by side. */
export const isNamedByDigest = (file: string): boolean =>
  Object.entries(namesByFolder).some(
    ([folder, names]) => file.startsWith(folder) && names.test(file.slice(folder.length)),
  )
