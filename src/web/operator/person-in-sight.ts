import { createContext, useContext } from "react";

/** Opens the account of an address under "People", from wherever it is named. */
export const PersonInSight = createContext<(email: string) => void>(() => {});

/** Opens the account of an address. */
export const useOpenPerson = () => useContext(PersonInSight);
