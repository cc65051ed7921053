import { mailTranslation } from '#modules/mail/mail-texts.ts';
import type { orderMails } from './mails.ts';

export const mails = mailTranslation<typeof orderMails>({
  orderOpened: {
    subject: 'A sua encomenda: {summit}',
    heading: 'A sua encomenda, {name}.',
    opening: ['O seu lugar está guardado para si. Estes são os dados para pagar.'],
    closing: [
      'Na página da sua encomenda escolhe o tipo de bilhete, introduz um código ou os dados da sua empresa, obtém uma fatura pró-forma e vê como pagar.',
    ],
    button: 'Ver a encomenda',
    reason: 'Recebe este e-mail porque encomendou um bilhete em {site}.',
  },
  orderProforma: {
    subject: 'A sua fatura pró-forma: {summit}',
    heading: 'A sua fatura pró-forma, {name}.',
    opening: ['Segue em anexo. Indique a referência com o seu pagamento, para sabermos que é seu.'],
    closing: [],
    button: 'Ver a encomenda',
    reason: 'Recebe este e-mail porque encomendou um bilhete em {site}.',
  },
  orderReminder: {
    subject: 'Um lembrete da sua encomenda: {summit}',
    heading: 'O seu lugar continua guardado, {name}.',
    opening: ['Ainda não vimos o seu pagamento. Se vai a caminho, não há nada a fazer.'],
    closing: ['Se não puder vir, cancele na sua própria página, para que outra pessoa possa.'],
    button: 'Ver a encomenda',
    reason: 'Recebe este e-mail porque encomendou um bilhete em {site}.',
  },
  orderPaid: {
    subject: 'Pago, obrigado: {summit}',
    heading: 'Obrigado, {name}.',
    opening: ['O seu pagamento chegou, e a sua encomenda está completa. O recibo segue em anexo.'],
    closing: ['Os bilhetes estão nos e-mails que confirmaram cada inscrição, e na página de cada pessoa.'],
    button: 'Ver a encomenda',
    reason: 'Recebe este e-mail porque encomendou um bilhete em {site}.',
  },
  orderUnderpaid: {
    subject: 'Falta uma parte do seu pagamento: {summit}',
    heading: 'Ainda falta uma parte, {name}.',
    opening: ['O seu pagamento chegou, obrigado. É inferior ao total da sua encomenda.'],
    closing: [],
    button: 'Ver a encomenda',
    reason: 'Recebe este e-mail porque encomendou um bilhete em {site}.',
  },
  orderWithheld: {
    subject: 'Envie-nos a declaração de retenção: {summit}',
    heading: 'Obrigado, {name}.',
    opening: [
      'O seu pagamento chegou, menos o imposto que a sua empresa retém. Os seus lugares estão garantidos.',
      'Envie-nos a declaração assim que a tiver: basta responder a este e-mail. Enviamos então o recibo.',
    ],
    closing: [],
    button: 'Ver a encomenda',
    reason: 'Recebe este e-mail porque encomendou um bilhete em {site}.',
  },
  orderOverpaid: {
    subject: 'Devemos-lhe dinheiro: {summit}',
    heading: 'Tem dinheiro a receber, {name}.',
    opening: ['Foi pago mais do que a sua encomenda custa.'],
    closing: ['Responda com a conta ou o número de dinheiro móvel para onde o devemos enviar.'],
    button: 'Ver a encomenda',
    reason: 'Recebe este e-mail porque encomendou um bilhete em {site}.',
  },
  orderPaidLate: {
    subject: 'O seu pagamento chegou depois de o seu lugar ter terminado: {summit}',
    heading: 'O seu pagamento chegou tarde, {name}.',
    opening: [
      'O seu pagamento chegou depois do prazo durante o qual o seu lugar estava guardado.',
      'Vamos ver se ainda há lugar para si, e escrevemos-lhe: caso contrário, é-lhe devolvido tudo.',
    ],
    closing: [],
    button: 'Ver a encomenda',
    reason: 'Recebe este e-mail porque encomendou um bilhete em {site}.',
  },
  orderExpired: {
    subject: 'A sua encomenda terminou: {summit}',
    heading: 'A sua encomenda terminou, {name}.',
    opening: ['Passou o prazo durante o qual o seu lugar estava guardado, por isso vai para outra pessoa.'],
    closing: ['Se ainda quiser vir, inscreva-se de novo. Se já pagou, responda a este e-mail.'],
    reason: 'Recebe este e-mail porque encomendou um bilhete em {site}.',
  },
  orderCancelled: {
    subject: 'A sua encomenda está cancelada: {summit}',
    heading: 'A sua encomenda está cancelada, {name}.',
    opening: ['Já não há nada a pagar.'],
    closing: ['Se for um engano, responda a este e-mail.'],
    reason: 'Recebe este e-mail porque encomendou um bilhete em {site}.',
  },
  orderRefunded: {
    subject: 'Devolvemos o seu dinheiro: {summit}',
    heading: 'O seu dinheiro vai a caminho, {name}.',
    opening: ['Enviámos o que lhe devíamos. Pode demorar alguns dias a chegar.'],
    closing: [],
    button: 'Ver a encomenda',
    reason: 'Recebe este e-mail porque encomendou um bilhete em {site}.',
  },
});
