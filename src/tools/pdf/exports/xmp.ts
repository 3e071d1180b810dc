import type { PdfDocument } from './pdfDocument'

const escapeXml = (text: string): string =>
  text
    // XML 1.0 has no control characters but these.
    .replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

/** The same facts in XMP as in the document's information, as PDF/A asks for (ISO 19005-3, 6.6.2). */
export const xmpOf = ({ title, author, subject, language, created }: PdfDocument, creator: string): string =>
  `<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title>
${author ? `<dc:creator><rdf:Seq><rdf:li>${escapeXml(author)}</rdf:li></rdf:Seq></dc:creator>\n` : ''}${
    subject
      ? `<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(subject)}</rdf:li></rdf:Alt></dc:description>\n`
      : ''
  }<dc:language><rdf:Bag><rdf:li>${escapeXml(language)}</rdf:li></rdf:Bag></dc:language>
<xmp:CreateDate>${created.toISOString().replace(/\.\d+/, '')}</xmp:CreateDate>
<xmp:CreatorTool>${escapeXml(creator)}</xmp:CreatorTool>
<pdf:Producer>PDFKit</pdf:Producer>
</rdf:Description>`
