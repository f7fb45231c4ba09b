/** The id of a game's heading on the quest's page: what leads to a game ends there, and the focus returns to it. */
export const gameAnchor = (gameId: string): string => `game-${gameId}`;
