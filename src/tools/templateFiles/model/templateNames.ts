/** The free templates; the name of the files of each and the value of the slice's field. */
export const templateNames = ['cash-flow', 'expense-reporting', 'invoice', 'mileage-reimbursement'] as const

export type TemplateName = (typeof templateNames)[number]

export const isTemplateName = (value: unknown): value is TemplateName =>
  (templateNames as readonly unknown[]).includes(value)

export const templateFileTypes = ['xlsx', 'pdf'] as const
export type TemplateFileType = (typeof templateFileTypes)[number]

/** Folder of `public/` with the files of the templates. */
export const templateFilesFolder = 'template-files'

/** Address of a file: the same in every language, so that links to it stay. */
export const templateFilePath = (urlCode: string, name: TemplateName, type: TemplateFileType): string =>
  `/${templateFilesFolder}/${urlCode}/${name}.${type}`

/** Address of the picture of its first page. */
export const templatePicturePath = (urlCode: string, name: TemplateName): string =>
  `/${templateFilesFolder}/${urlCode}/${name}.webp`
