// React and other libraries choose their build when they are loaded; the development build is slow.
process.env.NODE_ENV = 'production';
import('./program.ts').then(({ run }) => run());
