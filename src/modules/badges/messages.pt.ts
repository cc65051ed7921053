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
  whatHappensNext: 'O que se segue',
  pay: 'A pagar',
  bringColleagues: 'Traga colegas',
  fromRegistrationsOneCompany: 'A partir de {number} inscrições da mesma empresa há um desconto de grupo.',
  ownPage: 'A sua própria página',
  ifSomethingChanges: 'Se algo mudar',
  write: 'Escreva para <link>{email}</link>.',
  doorsOpen: 'As portas abrem às {time} {zone}.',
  ticket: 'O seu bilhete',
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
});
