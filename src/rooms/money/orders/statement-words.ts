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
  ecriture ecritures erreur erro errone erronee erroneous error errors lancamento lancamentos operacao operation operations posting
  request requested
  dr engr esq madam miss mr mrs ms prof rev sir
  apr april aug august dec december feb february fri friday jan january jul july jun june mar march may mon monday nov november oct
  october sat saturday sep sept september sun sunday thu thursday today tue tuesday wed wednesday
  cedi cedis cfa dollar dollars eur euro euros fcfa gh ghc ghs naira ngn usd xaf xof
  `.match(/\p{L}+/gu),
);

/** Words of headings whose columns only describe a payment: who, where, by what means, what for. Without accents. */
export const DESCRIBING: ReadonlySet<string> = new Set(
  `
  description descriptions desc descr narration narrations narrative details detail particulars particular remarks remark memo
  note notes comment comments message text info information purpose reason subject explanation name names payer payor payee
  customer client clients depositor sender receiver recipient beneficiary holder owner member counterparty counter party
  merchant account accounts acct bank banks branch channel network operator provider teller cashier user agent staff officer
  phone mobile telephone tel msisdn cell number no nr num email mail address city town country region location site terminal
  device machine pos till store shop office ref refs reference references id ids uid uuid cheque check slip receipt invoice
  bill order voucher batch serial sequence seq row line  item product service plan package ticket quantity qty  
  tax vat levy fee fees charge charges commission week month year quarter time category   tag tags label labels
  title method mode means source origin destination card wallet iban bic swift sort first last middle surname family full
  given company organisation organization institution employer department external internal original own other additional
  extra your our their customers remitter ordering instrument document doc session event    exchange total net
  initiator initiated entered created posted keyed libelle libelles designation  objet motif communication commentaire
  commentaires nom noms prenom prenoms tireur titulaire donneur ordre ordonnateur emetteur beneficiaire agence canal guichet
  caisse caissier compte comptes banque reseau operateur portable courriel courrier adresse ville pays quartier numero piece
  pieces bordereau facture recu cheques informations moyen complement complementaire complementaires detaille entreprise
  societe cliente descricao descritivo historico detalhes detalhe observacao observacoes mensagem nome nomes ordenante conta
  banco agencia balcao rede operador caixa telefone telemovel correio morada endereco cidade pais documento fatura recibo meio
  empresa motivo finalidade from to by via for of and the on with in at or de du des d l le la les da do das dos e et ou par
  por pour para a au aux com avec transaction transactions trans txn tran trn trx payment payments paiement paiements
  pagamento pagamentos transfer transfers operation operations operacao operacoes mouvement movimento banking financial cash
  momo money deposit
  c ac chq code codes rate exchange after before type originating receiving sending timezone zone subcategory spending partner weekday gender occasion hash forma categoria
  auftragskonto verwendungszweck beguenstigter begunstigter zahlungspflichtiger kontonummer blz mandatsreferenz kundenreferenz
  reporting state fonte scheme sub buyer acheteur comprador n pseudo
  `.match(/\p{L}+/gu),
);
