/** Too much is being asked at the moment; trying again soon will help. The message is for people. */
export class Busy extends Error {
  override readonly name = 'Busy';
}
