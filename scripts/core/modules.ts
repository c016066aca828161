export { loadModule } from './load-module.ts';
export {
  brandFile,
  brandFileInUse,
  brandHash,
  brandPhotos,
  ownBrandFile,
  type PhotoFile,
  photosOf,
} from './brand.ts';
