import { bridge } from './bridge';

bridge('room');
