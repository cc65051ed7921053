/** The page of an order, for its buyer: only they know the address. */
export const orderAddress = (token: string) => `/order/${token}`;
