import { mailTranslation } from '#rooms/mail/contract.ts';
import type { personalPageMails } from './mails.ts';

export const mails = mailTranslation<typeof personalPageMails>({
  personalCode: {
    subject: 'O seu código: {summit}',
    heading: 'O seu código, {name}.',
    opening: [
      'Pediu o seguinte: {what}. Introduza este código na sua página para o fazer. Funciona uma vez, durante {minutes} minutos.',
    ],
    closing: ['Se não foi o próprio, não há nada a fazer: sem o código nada muda. Não o dê a ninguém.'],
    reason: 'Recebe este e-mail porque este endereço foi indicado numa página de {site}.',
    placeholders: { what: { example: 'cancelar a sua inscrição' } },
  },
  registrationChanged: {
    subject: 'A sua inscrição mudou: {summit}',
    heading: 'A sua inscrição mudou, {name}.',
    opening: ['É assim que está agora a sua inscrição.'],
    closing: ['Se não foi o próprio, responda de imediato a este e-mail: chega a {organiser}.'],
    button: 'Abrir a sua página',
    reason: 'Recebe este e-mail porque a sua inscrição em {site} foi alterada.',
  },
  addressChanged: {
    subject: 'A sua inscrição tem outro endereço: {summit}',
    heading: 'A sua inscrição tem outro endereço, {name}.',
    opening: ['A partir de agora escrevemos para o novo endereço, e a ligação que tinha terminou.'],
    closing: ['Se não foi o próprio, responda de imediato a este e-mail: chega a {organiser}.'],
    reason: 'Recebe este e-mail porque a sua inscrição em {site} tinha este endereço.',
  },
  passedOn: {
    subject: 'Passou o seu lugar: {summit}',
    heading: 'O seu lugar foi passado, {name}.',
    opening: ['{colleague} tem-no agora, com bilhete e ligação próprios. Os seus terminaram.'],
    closing: ['Se não foi o próprio, responda de imediato a este e-mail: chega a {organiser}.'],
    reason: 'Recebe este e-mail porque estava inscrito em {site}.',
  },
});
