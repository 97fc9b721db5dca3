import { bridge } from './bridge';

bridge('host');
