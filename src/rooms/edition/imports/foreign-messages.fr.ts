import { translation } from '#platform/contract/message.ts';
import type * as say from './foreign-messages.ts';

export const messages = translation<typeof say>({
  // What a file is that is no table.
  isPdf: 'C’est un PDF. Téléchargez la liste en CSV ou en XLSX.',
  isMt940: 'C’est un fichier MT940. Téléchargez le relevé en CSV ou en XLSX.',
  isCamt: 'C’est un fichier CAMT. Téléchargez le relevé en CSV ou en XLSX.',
  isOfx: 'C’est un fichier OFX. Téléchargez le relevé en CSV ou en XLSX.',
  isQif: 'C’est un fichier QIF. Téléchargez le relevé en CSV ou en XLSX.',
  isXmlSpreadsheet:
    'C’est une feuille de calcul XML, quel que soit son nom. Ouvrez-la dans Excel et enregistrez-la en XLSX.',
  isHtml:
    'C’est une page web, quel que soit son nom. Ouvrez-la dans Excel et enregistrez-la en XLSX ou en CSV.',
  isXml: 'C’est un fichier XML. Téléchargez la liste en CSV ou en XLSX.',
  isJson: 'C’est un fichier JSON. Téléchargez la liste en CSV ou en XLSX.',
  isRtf: 'C’est un document de texte. Enregistrez la liste en CSV ou en XLSX.',
  isPicture: 'C’est une image. Téléchargez la liste en CSV ou en XLSX.',
  isOds: 'C’est un fichier OpenDocument. Enregistrez-le en XLSX ou en CSV.',
  isLocked: 'Ce fichier a un mot de passe. Enregistrez-le sans mot de passe, en XLSX ou en CSV.',
});
