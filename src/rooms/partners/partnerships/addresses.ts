export const AFTER_REQUEST = '/?notice=requested';
