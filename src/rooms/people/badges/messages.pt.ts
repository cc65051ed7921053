import { translation } from '#platform/contract/message.ts';
import type * as say from './messages.ts';

export const messages = translation<typeof say>({
  // Arrival.
  registration: 'A sua inscrição',
  youllGetConfirmationIf:
    'Vai receber uma confirmação em <strong>{sentTo}</strong>. Se não for o seu endereço, escreva-nos.',
  openPage: 'Abrir a sua página',
  keepPicture: 'Guardar como imagem',
  addCalendar: 'Adicionar ao calendário',
  tellPeopleWhatsappOpens: 'Contar no WhatsApp<hidden> (abre num novo separador)</hidden>',
  pay: 'A pagar',
  bringColleagues: 'Traga colegas',
  fromRegistrationsOneCompany: 'A partir de {number} inscrições da mesma empresa há um desconto de grupo.',
  yourGroup: 'O seu grupo',
  registeredWithYou: {
    one: 'Mais uma pessoa está inscrita consigo e tem a sua própria página.',
    other: 'Mais {count} pessoas estão inscritas consigo; cada uma tem a sua própria página.',
  },
  placesKept: {
    one: 'Um lugar está guardado para si.',
    other: '{count} lugares estão guardados para si.',
  },
  nameThem: 'Indicar quem vem',
  ownPage: 'A sua própria página',
  ifSomethingChanges: 'Se algo mudar',
  write: 'Escreva para <link>{email}</link>.',
  doorsOpen: 'As portas abrem às {time} {zone}.',
  ticket: 'O seu bilhete',
  ticketOncePaid:
    'Chega por e-mail assim que o seu lugar estiver pago. Recebe agora um e-mail que diz quanto pagar, e como.',
  takePhotoPrintPage: 'Tire-lhe uma fotografia ou imprima esta página. Também está na sua própria página.',
  takePhotoPrintPageIsnt: 'Tire-lhe uma fotografia ou imprima esta página: não volta a ser mostrado aqui.',
  ticketQrCode: 'O seu bilhete, como código QR',

  // The server: service.
  linkInConfirmation: 'A ligação está na confirmação.',
  invitation: 'Vou ao {name}, {placeAndDays}. Venha também: {address}',
  invitationToCity: 'Vou ao {name} em {placeAndDays}. Venha também: {address}',

  // Badges to print.
  nobody: 'Não há ninguém a quem este crachá possa pertencer.',
  tooMany: 'Imprima no máximo {most} crachás de cada vez.',
  printedEntry: { one: 'Imprimiu um crachá', other: 'Imprimiu {count} crachás' },
  sizeWrong: 'Introduza 50 a 300 mm para a largura, 40 a 300 para a altura.',
  title: 'Crachás',
  lead: 'Cada nome tão grande quanto possível, no seu próprio tecido, com o código do bilhete. Para imprimir em qualquer impressora.',
  howMany: { one: '{count} crachá', other: '{count} crachás' },
  ofImport: 'De uma importação.',
  ofAll: 'De todos os inscritos.',
  ofThese: 'Dos que a lista de participantes mostrava.',
  chooseOthers: 'Escolher outros na lista de participantes',
  paper: 'Papel',
  paperA4: 'A4, oito para recortar',
  paperA6: 'A6, um por página',
  paper62: 'Impressora de etiquetas, 62 mm',
  paper89: 'Impressora de etiquetas, 89 × 36 mm',
  paperOwn: 'Tamanho próprio',
  width: 'Largura em mm',
  height: 'Altura em mm',
  makePdf: 'Criar um PDF',
  badge: { one: '{count} crachá', other: '{count} crachás' },
  badgeOf: 'Crachá de {name}',
  saved: '{file} foi guardado.',
  notPrinted: 'Não foi possível criar os crachás.',
  someBadges: 'Crachás',
});
