import { fileNameOf, displayName } from './assetNames'

it.each([
  ['photo.PNG', 'photo.PNG', 'photo.png'],
  ['../../etc/passwd.png', 'passwd.png', 'passwd.png'],
  ['C:\\Users\\me\\photo.png', 'photo.png', 'photo.png'],
  ['Größe Æbleø.jpg', 'Größe Æbleø.jpg', 'Grosse-AEbleo.jpg'],
  ['日本.png', '日本.png', 'file.png'],
  ['invoice\u202Egnp.svg', 'invoicegnp.svg', 'invoicegnp.svg'],
  ['a\u0000b\nc.png', 'abc.png', 'abc.png'],
  ['.htaccess.png', '.htaccess.png', 'htaccess.png'],
  ['CON.png', 'CON.png', 'file-CON.png'],
  ['nul.tar.png', 'nul.tar.png', 'file-nul.tar.png'],
  ['team.png.480.webp', 'team.png.480.webp', 'team-png-480.webp'],
  ['a?b#c%2F.png', 'a?b#c%2F.png', 'a-b-c-2F.png'],
  ['', 'file', 'file'],
  ['/', 'file', 'file'],
])('%j is listed as %j, in the file %j', (name, displayed, file) => {
  expect(displayName(name)).toBe(displayed)
  expect(fileNameOf(displayName(name))).toBe(file)
})

it('a long name stays below the limits of file systems, with its ending', () => {
  const name = `${'ä'.repeat(400)}.png`
  expect(displayName(name)).toHaveLength(200)
  expect(fileNameOf(displayName(name), 12)).toBe(`${'a'.repeat(80)}-12.png`)
})
