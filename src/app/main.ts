// React and others choose between their builds when they are loaded; the other one is slow, for their developers.
process.env.NODE_ENV = 'production';
import('./program.ts').then(({ run }) => run());
