const cedis = (amount: number) => [{ currency: 'GHS', amount: amount * 100 }];
const KIND = {
  ...{ note: '', isPublic: true, inGroups: true, from: '', until: '', places: '' },
  ...{ firstDay: '', lastDay: '' },
};

/** What the sample edition sells: GH₵ 1,200 until its early birds are over, then 1,500; students pay 500. */
export const KINDS = [
  { ...KIND, key: 'early', name: 'Early bird', prices: cedis(1_200), until: '2025-07-15' },
  { ...KIND, key: 'regular', name: 'Regular', prices: cedis(1_500), note: 'Both days' },
  { ...KIND, key: 'student', name: 'Student', prices: cedis(500), inGroups: false },
  { ...KIND, key: 'speaker', name: 'Speaker', prices: cedis(0), isPublic: false },
];
export const CODE = { note: '', percent: '', prices: [], uses: '', until: '', kind: '', company: '' };
const CODES = [
  { ...CODE, code: 'TENTH', percent: '10' },
  { ...CODE, code: 'ONCE', percent: '50', uses: '1' },
  { ...CODE, code: 'SPEAKS', kind: 'Speaker' },
  { ...CODE, code: 'VOLTA', prices: cedis(300), company: 'Volta Bank Ltd' },
];
export const NO_CODES = { discountCodes: { codes: [] } };
const LEVY = { isOnTop: false, from: '', until: '' };
/** Ghana's since 2026: 20% in all. */
const LEVIES = [
  { ...LEVY, name: 'NHIL', rate: '2.5' },
  { ...LEVY, name: 'GETFund', rate: '2.5' },
  { ...LEVY, name: 'VAT', rate: '15' },
];
export const PAYING = {
  seller: 'Summit Limited',
  taxNumber: 'C0001234567',
  address: '12 Independence Avenue, Accra',
  transfer: 'Ecobank Ghana, account 1441000123456\nMTN MoMo 024 412 3456',
  holdDays: '7',
  remindDays: '2',
  withholding: '7.5',
  refunds: [
    { days: '30', percent: '100' },
    { days: '7', percent: '50' },
  ],
};

/** All that it enters of it. */
export const SALES = {
  ticketKinds: { kinds: KINDS },
  discountCodes: { codes: CODES },
  levies: { levies: LEVIES },
  paying: PAYING,
};
