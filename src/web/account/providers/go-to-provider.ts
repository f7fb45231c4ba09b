/** Leaves this site for the log-in of a school. The page that people come back to is `/school-login`. */
export const goToProvider = (address: string): void => window.location.assign(address);
