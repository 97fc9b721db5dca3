/** Version of the rules code. Raised when a game could come out differently; stored in every seal. */
export const engineVersion = '1';
