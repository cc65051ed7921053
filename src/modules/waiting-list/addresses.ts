export const AFTER_JOINING = '/?notice=waiting';
