import { PDFiumLibrary } from '@hyzyla/pdfium';

/** What a PDF says, page by page. Every kind of space is a plain one. */
export async function pdfText(content: ArrayBuffer | Uint8Array): Promise<string> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(new Uint8Array(content));
  const text = [...document.pages()]
    .map((page) =>
      page
        .getText()
        .normalize('NFC')
        .replace(/[\u00a0\u202f]/g, ' '),
    )
    .join(' ');
  document.destroy();
  library.destroy();
  return text;
}
