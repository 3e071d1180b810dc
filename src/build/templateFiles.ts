import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { localeByUrlCode } from '../../locales.config'
import type { ToolWords } from '../content/cms/toolWords'
import { localeFileNodes, marketNode, productScreensNode, type NodeReader } from '../content/nodes/readNodes'
import { toolWordsFolder } from '../content/site/localeFile'
import {
  templateFilePath,
  templateFilesFolder,
  templateFileTypes,
  templateNames,
  templatePicturePath,
} from '../tools/templateFiles/model/templateNames'
import { filledTemplate, templateFile, templateMarketOf } from '../tools/templateFiles/templateFiles'
import { writePdfPages, type PicturedPdf } from './pdfPages'

/**
 * Writes the files of the free templates of every market whose language has their words, with a picture of the first page as the example company of the market fills it in, and removes those of others. A
 * file that is there already keeps its date, which is part of its entity tag.
 */
export async function writeTemplateFiles(nodes: NodeReader, publicFolder = 'public'): Promise<void> {
  const folder = path.join(publicFolder, templateFilesFolder)
  mkdirSync(folder, { recursive: true })
  const written = new Set<string>()
  const pdfs: PicturedPdf[] = []
  for (const { folder: words, urlCode, content } of localeFileNodes(nodes)) {
    const market = marketNode(nodes, urlCode)?.market
    const locale = localeByUrlCode(urlCode)
    if (words !== toolWordsFolder('template-files') || !market || !locale) continue
    written.add(urlCode)
    mkdirSync(path.join(folder, urlCode), { recursive: true })
    const templateMarket = templateMarketOf(content as ToolWords, market, locale)
    const screens = productScreensNode(nodes, urlCode)?.screens
    for (const name of templateNames)
      for (const type of templateFileTypes) {
        const file = path.join(publicFolder, templateFilePath(urlCode, name, type))
        const bytes = await templateFile(name, type, templateMarket)
        if (!existsSync(file) || !readFileSync(file).equals(bytes)) writeFileSync(file, bytes)
        if (type === 'pdf')
          pdfs.push({
            name: file,
            bytes: screens ? await filledTemplate(name, templateMarket, screens) : bytes,
            files: [path.join(publicFolder, templatePicturePath(urlCode, name))],
          })
      }
  }
  await writePdfPages(pdfs)
  for (const name of readdirSync(folder))
    if (!written.has(name)) rmSync(path.join(folder, name), { recursive: true })
}
