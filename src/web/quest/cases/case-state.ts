/** The state of one case on the quest's page. */
export interface CaseState {
	/** Null until it is known. */
	readonly isCompleted: boolean | null;
	/** The indexes of the understood questions. */
	readonly understood: readonly number[];
	/** Whether a completed game may be played again; the demonstration's sample never changes. */
	readonly isReplayable: boolean;
}
