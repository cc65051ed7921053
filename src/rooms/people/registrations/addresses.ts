export const AFTER_REGISTERING = '/?notice=registered';
