/**
 * Something outside the code keeps the process from starting: a taken port, a full disk, a wrong
 * setting. The message is for the person at the terminal and is printed without a stack.
 */
export class StartupFault extends Error {
  override name = "StartupFault";
}
