import * as z from 'zod/mini';

// Before any schema is made: the panel's security policy forbids the code that zod would generate.
z.config({ jitless: true });
