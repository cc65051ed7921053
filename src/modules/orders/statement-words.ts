/** What statements say of anybody: banking, places, operators and what companies are by law or trade. It names nobody. */
export const OF_ANYBODY: ReadonlySet<string> = new Set(
  `
  a account acc acct ach agent airtime app atm balance bank banker bankers banking banks bill bills bo branch bundle by card cash
  cashier charge charges check cheque cheques chq clearing commission credit credited customer data debit deposit deposited depositor
  deposits details direct express fee fees for from ft fund funds gip gipss ghipss go id in instant interbank interest internet inv
  invoice inward iso levy loan loans merchant microfinance mobile momo money name narration neft nibss nip no number o of on online
  order outward paid pay payer payee paying payment payments pmt pos purchase pymt receipt received ref reference refund remark
  remarks remittance reversal rtgs salaries salary sale sales savings self sender settlement sms standing sundry swift tax teller
  the tfr to transaction transactions transfer transfers trans trf trsf txn ussd vat via wallet wages web wire with withdrawal xfer
  agence banque billet billets compte client de depot des du espece especes et facture frais la le les paiement pour recu retrait
  transfert versement virement
  agencia banco bilhete cliente conta da deposito do dos e fatura levantamento numerario pagamento para recebido taxa transferencia
  attendee conference delegate delegates event events participant participants programme register registration seat seats sponsor
  sponsorship summit ticket tickets
  abidjan abuja accra achimota adabraka africa african afrique airport ashaiman avenue benin cameroon cape central circle coast
  cotonou cote dakar dansoman east eastern europe freetown gambia ghana greater ho ibadan ikeja ikoyi international ivoire kaneshie
  kano kenya koforidua kumasi labone lagos legon lekki liberia lome london madina main mali monrovia nairobi niger nigeria nigerian
  north northern osu ouagadougou republic region regional ridge road senegal south southern spintex street sunyani takoradi tamale
  tema togo town volta west western
  airtel airteltigo etisalat glo moov mpesa mtn orange safaricom telecel tigo vodafone wave
  absa access adb agricultural barclays boa cal calbank cbg chartered commercial consolidated coris development ecobank fbn fcmb
  fidelity first gcb general generale ghanaian gt gtb gtbank guaranty interswitch investment jaiz keystone kuda merchant
  moniepoint national nib omnibsic opay palmpay paystack flutterwave polaris prudential rural societe stanbic standard sterling
  trust uba umb union universal wema zeepay zenith
  agency and associates association business centre center co company consult consultancy consulting corp corporation digital
  enterprise enterprises foundation global group holding holdings inc incorporated industries institute limited llc llp logistics
  ltd ltda lda office partners plc pty sa sarl services service sas shop solutions store stores studio studios supplies systems tech
  technologies technology trade traders trading university ventures
  dr engr esq madam miss mr mrs ms prof rev sir
  apr april aug august dec december feb february fri friday jan january jul july jun june mar march may mon monday nov november oct
  october sat saturday sep sept september sun sunday thu thursday today tue tuesday wed wednesday
  cedi cedis cfa dollar dollars eur euro euros fcfa gh ghc ghs naira ngn usd xaf xof
  `.match(/\p{L}+/gu),
);
