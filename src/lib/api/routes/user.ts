import { userApi } from '../../contracts/user.ts';
import { readMe } from '../../domain/account/profile/index.ts';
import { serve } from '../mount.ts';

export const userRoutes = serve(userApi, { me: readMe });
