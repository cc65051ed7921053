import { message } from '#platform/contract/message.ts';

// What visitors and speakers are told of a session; each is a whole sentence.
export const added = message('new: {when}');
export const addedIn = message('new: {when}, {room}');
export const cancelled = message('cancelled');
export const removed = message('taken out of the programme');
export const restored = message('takes place after all: {when}');
export const restoredIn = message('takes place after all: {when}, {room}');
export const moved = message('moved from {from} to {to}');
export const movedIn = message('moved from {from} to {to}, now in {room}');
export const room = message('now in {room}');
export const everywhere = message('now in all rooms');
export const ends = message('new end: {to} instead of {from}');
export const renamed = message('was called ‘{before}’');

// What else differs on the page.
export const people = message('other people or roles');
export const page = message('other details on its page');
export const around = message('Rooms, tracks or kinds');
export const aroundText = message('other names or colours');

// When a session is.
export const onDay = message('{day} at {time}');

// For speakers.
export const theirs = message('You’re in this session: {when}');
export const theirsIn = message('You’re in this session: {when}, {room}');
export const notTheirs = message('You’re no longer in this session.');
