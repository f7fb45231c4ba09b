import { createContext, useContext } from "react";
import type { BenchRun } from "./use-bench.ts";

/** The runs of the bench around a component, in their order. */
export const BenchRunsContext = createContext<readonly BenchRun[]>([]);

/** The runs of the surrounding bench; those that are still moving are not among them. */
export const useBenchRuns = (): readonly BenchRun[] => useContext(BenchRunsContext);
