export { Migration } from '@mikro-orm/migrations';
