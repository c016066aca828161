export {
  type CommandProcess,
  endCommands,
  familyOf,
  leftOf,
  projectRoot,
  runCommand,
  runNode,
} from './testing/command-process.ts';
export { copyCheckout, copyForBuild, copyProject } from './testing/project-copy.ts';
